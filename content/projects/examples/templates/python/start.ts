// Starts the server in Python, then the page that calls it.
import { spawn } from "node:child_process";
import { createServer } from "vite";

const server = spawn("python", ["server/main.py"], { stdio: "inherit" });
server.on("exit", (code) => process.exit(code ?? 1));
process.on("exit", () => server.kill());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit());

const page = await createServer();
await page.listen();
page.printUrls();
