import { checkEveryScreen } from "../e2e/check-every-screen.ts";

checkEveryScreen("ru");
