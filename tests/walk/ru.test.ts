import { walk } from "../e2e/every-screen.ts";

walk("ru");
