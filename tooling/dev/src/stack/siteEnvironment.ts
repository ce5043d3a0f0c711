import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The default of `SITE_ORIGINS` on this machine: the addresses of Vite's development and preview servers, on which a site of
 * another repository usually runs.
 */
export const EXAMPLE_SITES = 'http://localhost:5173,http://localhost:4173'

type SiteOptions = {
  readonly dataDir: string
  /** The addresses of the running services. */
  readonly urls: Readonly<Record<string, string>>
  /** The secret of the API client; `undefined` for an external platform, whose operator has the access data. */
  readonly clientSecret: string | undefined
  /** The origins of the sites whose pages may call the identity service. */
  readonly siteOrigins: string
}

/**
 * Writes the file `site.env` in the data folder and returns its path. The file contains what another site on this
 * machine needs to use this shop's platform and identity service. Only its owner may read the file.
 */
export const writeSiteEnvironment = ({ dataDir, urls, clientSecret, siteOrigins }: SiteOptions): string => {
  const commerce = clientSecret
    ? {
        COMMERCE_AUTH_URL: urls.platform,
        COMMERCE_API_URL: urls.platform,
        COMMERCE_PROJECT_KEY: 'selvedge',
        COMMERCE_CLIENT_ID: 'selvedge-local',
        COMMERCE_CLIENT_SECRET: clientSecret,
      }
    : {}
  const values = {
    STOREFRONT_URL: urls.storefront,
    IDENTITY_URL: urls.identity,
    ...commerce,
    SITE_ORIGINS: siteOrigins,
  }
  const lines = [
    '# Written by npm start, for a site on this machine. The secret is for development, and for servers only.',
    '# Pages of SITE_ORIGINS may call the identity service; others need SITE_ORIGINS=… npm start.',
    ...Object.entries(values).map(([name, value]) => `${name}=${value ?? ''}`),
  ]
  const file = join(dataDir, 'site.env')
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return file
}
