import { declareEveryScreenTests } from "../e2e/declare-every-screen-tests.ts";

declareEveryScreenTests("ru");
