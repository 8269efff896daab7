// Starts the server, then the page that calls it.
import { createServer } from "vite";
import "./server/main.ts";

const page = await createServer();
await page.listen();
page.printUrls();
