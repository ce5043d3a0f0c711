// Who may import whom. ARCHITECTURE.md gives the reasons; this file makes them bite.
//
// A workspace package resolves to its built files, or, before a build, to its bare name: rules about packages
// therefore name both.

/** Files that never ship: they may reach for test tools, builders and neighbours. */
const NOT_SHIPPED =
  '\\.(test|test-d|spec|stories|bench)\\.(ts|tsx)$|\\.d\\.ts$|(^|/)(test|tests|testing|\\.storybook|bench|stories)/|\\.config\\.(ts|mts|js|mjs|cjs)$|/codegen\\.ts$'
const APPS = '^apps/|(^|/)@selvedge/(storefront|identity|platform|payment-sandbox)(/|$)'
const PACKAGE = '(^packages|(^|/)@selvedge)'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'The modules of a circle start half-loaded. Move out what both need. Types know no order: they may.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      comment:
        'The import leads nowhere. Names of the workspace and generated files are checked by the types.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@selvedge/|(^|/)(generated|paraglide|build)/|^virtual:' },
    },
    {
      name: 'no-undeclared',
      comment: 'The dependency is missing from the package.json of the file that imports it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '(^|/)@types/' },
    },
    {
      name: 'no-dev-dependency-shipped',
      comment:
        'People who install a package do not get its devDependencies. The generator of brand sites has them in its bundle.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: `^packages/create-brand/|${NOT_SHIPPED}` },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm', 'npm-peer', 'npm-optional'],
      },
    },
    {
      name: 'no-package-imports-an-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: APPS },
    },
    {
      name: 'no-app-imports-another',
      comment: 'Apps talk over HTTP.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: APPS, pathNot: '^apps/$1/' },
    },
    {
      name: 'no-app-ships-tooling',
      comment: 'Apps contain the code of services, and only the embedded platform the demo catalogue.',
      severity: 'error',
      from: { path: '^apps/[^/]+/(src|app|server)/', pathNot: NOT_SHIPPED },
      to: {
        path: '^tooling/|(^|/)@selvedge/(build|bench|dev|e2e|lint|testing|tsconfig)(/|$)',
        pathNot: '^tooling/(catalogue|images|service)/',
      },
    },
    {
      name: 'only-the-platform-imports-the-catalogue',
      severity: 'error',
      from: { pathNot: '^(apps/platform|tooling/catalogue)/' },
      to: { path: '^tooling/catalogue/|(^|/)@selvedge/catalogue(/|$)' },
    },
    {
      name: 'service-knows-no-app',
      comment: 'The code that all services share knows neither an app nor a package.',
      severity: 'error',
      from: { path: '^tooling/service/src/', pathNot: NOT_SHIPPED },
      to: { path: '^(apps|packages)/|(^|/)@selvedge/' },
    },
    {
      name: 'images-know-no-app',
      comment: 'The image pipeline gets its settings as arguments.',
      severity: 'error',
      from: { path: '^tooling/images/src/', pathNot: NOT_SHIPPED },
      to: { path: '^(apps|packages)/|(^|/)@selvedge/' },
    },
    {
      name: 'only-the-storefront-imports-images',
      severity: 'error',
      from: { pathNot: '^(apps/storefront|tooling/images)/' },
      to: { path: '^tooling/images/|(^|/)@selvedge/images(/|$)' },
    },
    {
      name: 'catalogue-is-pure-data',
      comment:
        'The catalogue knows neither the platform nor any package: its documents have types of their own.',
      severity: 'error',
      from: { path: '^tooling/catalogue/src/', pathNot: NOT_SHIPPED },
      to: { pathNot: '^tooling/catalogue/src/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'apps-import-packages-by-name',
      comment: "A relative path into a package goes around its exports; the package's name does not.",
      severity: 'error',
      from: { path: '^(apps|tooling)/' },
      to: { path: '^packages/[^/]+/src/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'no-package-imports-another',
      comment:
        'What one package needs of another at run time is passed in. Only cart-domain may name the event types of analytics.',
      severity: 'error',
      from: {
        path: '^packages/([^/]+)/',
        pathNot: '\\.config\\.(ts|mts|js|mjs)$|^packages/(commerce-client|create-brand|identity-client)/',
      },
      to: {
        path: `${PACKAGE}/(analytics|cart-domain|commerce-client|identity-client|ui-kit)(/|$)`,
        pathNot: `${PACKAGE}/($1|analytics)(/|$)`,
      },
    },
    {
      name: 'create-brand-imports-only-the-theme',
      comment: 'The generator of brand sites checks colors with the theme of ui-kit, which is in its bundle.',
      severity: 'error',
      from: { path: '^packages/create-brand/src/' },
      to: {
        path: `${PACKAGE}/(analytics|cart-domain|commerce-client|identity-client|ui-kit)(/|$)`,
        pathNot: `${PACKAGE}/ui-kit/((dist/types|src)/)?theme(/|\\.|$)`,
      },
    },
    {
      name: 'no-client-imports-another',
      comment: 'What one package needs of another at run time is passed in.',
      severity: 'error',
      from: { path: '^packages/(commerce-client|identity-client)/' },
      to: {
        path: `${PACKAGE}/(commerce-client|identity-client|ui-kit)(/|$)`,
        pathNot: `${PACKAGE}/$1(/|$)`,
      },
    },
    {
      name: 'cart-domain-only-by-type',
      comment:
        'The clients may import types of cart-domain, such as `Result`; their declarations contain them.',
      severity: 'error',
      from: { path: '^packages/(commerce-client|identity-client)/', pathNot: '\\.config\\.ts$' },
      to: { path: `${PACKAGE}/cart-domain(/|$)`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'analytics-only-by-type',
      comment: 'cart-domain may import types of analytics, nothing else.',
      severity: 'error',
      from: { path: '^packages/cart-domain/' },
      to: { path: `${PACKAGE}/analytics(/|$)`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'analytics-only-for-cart-domain',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/(analytics|cart-domain)/' },
      to: { path: `${PACKAGE}/analytics(/|$)` },
    },
    {
      name: 'packages-run-everywhere',
      comment:
        'Packages run in browsers, workers and Node: what is particular to one is passed in. The generator of brand sites and the codemods are commands.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: `^packages/(codemods|create-brand)/|${NOT_SHIPPED}` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-packages-stay-pure',
      comment: 'cart-domain and analytics have no runtime dependency but valibot, behind /forms.',
      severity: 'error',
      from: { path: '^packages/(cart-domain|analytics)/src/', pathNot: NOT_SHIPPED },
      to: {
        pathNot: `^packages/$1/src/|${PACKAGE}/analytics(/|$)|(^|/)valibot(@|/|$)`,
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'valibot-only-behind-forms',
      severity: 'error',
      from: {
        path: '^packages/(cart-domain|analytics)/src/',
        pathNot: `^packages/cart-domain/src/forms/|${NOT_SHIPPED}`,
      },
      to: { path: '(^|/)valibot(@|/|$)' },
    },
    {
      name: 'ui-kit-knows-react-and-styles-only',
      comment: 'No data fetching, no message catalogue, no router: text and links come in as props.',
      severity: 'error',
      from: { path: '^packages/ui-kit/src/', pathNot: NOT_SHIPPED },
      to: {
        pathNot:
          '^packages/ui-kit/|(^|/)(react|react-dom|@types/react|@types/react-dom|@vanilla-extract/[^/]+|@radix-ui/[^/]+|@fontsource(-variable)?/[^/]+)(@|/|$)',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'commerce-client-main-without-server',
      comment: 'Operations for a client-credentials token never reach a browser bundle.',
      severity: 'error',
      from: {
        path: '^packages/commerce-client/src/',
        pathNot: `^packages/commerce-client/src/server/|${NOT_SHIPPED}`,
      },
      to: { path: '^packages/commerce-client/src/server/' },
    },
    {
      name: 'features-never-import-routes',
      comment:
        'routes → features → packages. A response type is declared beside the server function that returns it.',
      severity: 'error',
      from: {
        path: '^apps/storefront/(app|server)/',
        pathNot: `^apps/storefront/app/routes(/|\\.)|${NOT_SHIPPED}`,
      },
      to: { path: '^apps/storefront/app/(routes(/|\\.)|root\\.)' },
    },
    {
      name: 'storefront-app-knows-only-types-of-its-server',
      comment:
        'The server hands its things over in the load context; only *.server.ts, which never ships, may use its code.',
      severity: 'error',
      from: { path: '^apps/storefront/app/', pathNot: `${NOT_SHIPPED}|\\.server\\.tsx?$` },
      to: { path: '^apps/storefront/server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'storefront-server-knows-only-locales-of-its-app',
      severity: 'error',
      from: { path: '^apps/storefront/server/', pathNot: NOT_SHIPPED },
      to: { path: '^apps/storefront/app/', pathNot: '^apps/storefront/app/(i18n|paraglide)/' },
    },
    {
      name: 'server-modules-stay-on-the-server',
      severity: 'error',
      from: {
        path: '^apps/storefront/app/',
        pathNot: `^apps/storefront/app/(routes(/|\\.)|root\\.|entry\\.server\\.)|\\.server\\.tsx?$|${NOT_SHIPPED}`,
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules|dist|build|generated|paraglide|storybook-static)/' },
    // A brand's site is a project of its own outside of the workspace; its dependencies are installed there.
    exclude: {
      path: '(^|/)(reports|coverage|\\.turbo|\\.cache|\\.data)/|^tooling/build/.*\\.d\\.ts$|^tooling/install-test/(site-checks/|servers/[^/]+/)|^packages/create-brand/template/',
    },
    tsPreCompilationDeps: true,
    // Leads the packages that may be imported by type to their sources, so that their types are seen before a build.
    tsConfig: { fileName: 'tooling/lint/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
}
