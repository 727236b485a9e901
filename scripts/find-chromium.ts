import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "playwright-core";

const KNOWN = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

/** Flags of a headless browser: no background requests, and no sandbox, which root cannot have. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-default-apps",
  "--no-first-run",
  "--no-default-browser-check",
];

/** Returns the path of a Chromium; installs one when none is found. */
export function findChromium(): string {
  return found() ?? installed();
}

/**
 * Returns the path of Chromium's headless shell, which opens a page with 40 % less work and has no notifications; installs
 * it on Debian. Returns the path of a Chromium where there is none.
 */
export function findHeadlessShell(): string {
  if (!existsSync(HEADLESS_SHELL) && isRootOnDebian()) {
    try {
      install("chromium-headless-shell");
    } catch (error) {
      console.log(`chromium-headless-shell을 설치하지 못해 Chromium으로 해요. ${error}`);
    }
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

function found(): string | undefined {
  return [process.env.CHROMIUM, ...KNOWN, chromium.executablePath()].find((file) => file && existsSync(file));
}

function installed(): string {
  console.log("Chromium을 찾지 못해 설치해요.");
  if (isRootOnDebian()) {
    install("chromium");
  } else {
    const manifest = createRequire(import.meta.url).resolve("playwright-core/package.json");
    execFileSync(process.execPath, [path.join(path.dirname(manifest), "cli.js"), "install", "chromium"], {
      stdio: "inherit",
    });
  }
  const file = found();
  if (!file) throw new Error("Chromium을 설치하지 못했어요. CHROMIUM에 실행 파일의 경로를 적어 주세요.");
  return file;
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function install(debianPackage: string): void {
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
