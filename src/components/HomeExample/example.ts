/** What the example on the home page shows: made by `pipeline/outputs/browser-data/home-example`. Code is HTML with the classes of `src/css/code.css`. */
export interface HomeExample {
  /** A test card. */
  readonly number: string;
  readonly tokenId: string;
  readonly masked: string;
  readonly request: string;
  readonly response: string;
  /** Body of a request through the proxy, and what the third party gets of it. */
  readonly sent: string;
  readonly received: string;
}
