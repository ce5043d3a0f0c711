/** An app that is deployed on its own. */
export type ReleasedApp = {
  readonly name: 'storefront' | 'identity' | 'platform' | 'payment-sandbox'
  /** The files that node runs, as a pattern from the folder of the app. */
  readonly files: string
  /** The file that starts the app. */
  readonly entry: string
}

/** The apps that have a release folder. Platform and payment sandbox are for staging and demonstrations. */
export const releasedApps: readonly ReleasedApp[] = [
  { name: 'storefront', files: 'build/server/**/*.js', entry: 'build/server/server.js' },
  { name: 'identity', files: 'dist/*.js', entry: 'dist/server.js' },
  { name: 'platform', files: 'dist/*.js', entry: 'dist/server.js' },
  { name: 'payment-sandbox', files: 'dist/*.js', entry: 'dist/server.js' },
]
