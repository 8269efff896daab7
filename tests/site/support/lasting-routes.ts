// cspell:words cobadge eventdata
/** Pages by folder; `.` is the page of the folder itself. */
const pagesByFolder: Readonly<Record<string, string>> = {
  '/docs/api': `. account-updater/batch account-updater/real-time account-updater/result-codes account-updater/testing
    3ds/sessions apple-pay/api applications applications/access-rules applications/application-keys
    applications/permissions applications/sessions authentication client-keys connections/apple-pay
    connections/google-pay connections/stripe-forward deprecations documents/api enrichments/bank-accounts
    enrichments/card-details errors google-pay/api idempotency ip-addresses logs network-tokens pagination
    proxies/invoke-ephemeral-proxies proxies/invoke-pre-configured-proxies proxies/pre-configured-proxies rate-limits
    reactors reactors/invoke-async-reactors reactors/invoke-reactors reactors/reactor-dependencies request-correlation
    tenants tenants/tenant-members testing tokens tokens/detokenize tokens/search tokens/token-enrichments
    tokens/token-intents tokens/token-types tokens/tokenize webhooks webhooks/api webhooks/eventdata`,
  '/docs/blueprints': 'cards migrations personal-information',
  '/docs/card-issuing': 'display-cards issue-cards set-card-pin',
  '/docs/card-payments': `charge-card payments-routing receive-cards-api recollect-security-code
    replace-processor-iframes use-your-own-inputs verify-card`,
  '/docs/concepts': `access-controls elements token-intents what-are-containers what-are-mats what-are-reactors
    what-are-tokens what-is-search what-is-the-proxy`,
  '/docs/expressions':
    'aliasing configuration detokenization filters fingerprints masks proxy search-indexes',
  '/docs/features': '3d-secure account-updater anti-fraud global-data identity network-tokens',
  '/docs/guides': `account-updater apple-pay banks cards collect google-pay govern network-tokens process share threeds
    production-checklist`,
  '/docs/sdks': `. mobile/3ds mobile/android mobile/ios mobile/react-native mobile/react-native-threeds
    server-side/dotnet server-side/go server-side/java server-side/javascript-legacy server-side/node
    server-side/python server-side/terraform server-side-legacy web/3ds web/javascript web/web-elements
    web/web-elements/cobadge web/web-elements/components web/web-elements/events web/web-elements/initialization
    web/web-elements/lifecycle web/web-elements/methods web/web-elements/migration web/web-elements/services
    web/web-elements/troubleshooting`,
  '/docs/use-cases/agentic': '. agentic-commerce-protocol',
};

/** Routes that other sites link to. A page that moves leaves a redirect, and its route then goes from here. */
export const lastingRoutes: readonly string[] = [
  '/',
  '/docs',
  ...Object.entries(pagesByFolder).flatMap(([folder, pages]) =>
    pages.split(/\s+/).map((page) => (page === '.' ? folder : `${folder}/${page}`)),
  ),
];
