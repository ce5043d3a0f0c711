import type { Result } from '../result.ts'

/** The environment variables of a site. All of them are public: URLs, and the key of the project. */
export type SiteEnvironment = Readonly<Record<(typeof names)[number], string>>

const names = ['STOREFRONT_URL', 'IDENTITY_URL', 'COMMERCE_API_URL', 'COMMERCE_PROJECT_KEY'] as const

/** The environment of a shop that runs with `npm start` in the Selvedge repository. */
export const localEnvironment: SiteEnvironment = {
  STOREFRONT_URL: 'http://localhost:3000',
  IDENTITY_URL: 'http://localhost:3001',
  COMMERCE_API_URL: 'http://localhost:3002',
  COMMERCE_PROJECT_KEY: 'selvedge',
}

/** Reads the variables of a site from the text of an environment file. `npm start` of the shop writes such a file. */
export const parseEnvironment = (text: string): Result<SiteEnvironment> => {
  const values = new Map(
    [...text.matchAll(/^(?:export )?([A-Z_]+)=["']?(.*?)["']?$/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
  const problems = names.flatMap((name) => {
    const value = values.get(name)
    if (!value) return [`${name} is missing from the environment file.`]
    if (!name.endsWith('_URL') || URL.canParse(value)) return []
    return [`${name} is not a URL: ${value}. It begins with https://.`]
  })
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    value: {
      STOREFRONT_URL: values.get('STOREFRONT_URL') ?? '',
      IDENTITY_URL: values.get('IDENTITY_URL') ?? '',
      COMMERCE_API_URL: values.get('COMMERCE_API_URL') ?? '',
      COMMERCE_PROJECT_KEY: values.get('COMMERCE_PROJECT_KEY') ?? '',
    },
  }
}

/** Returns the text of a site's `.env`. */
export const environmentText = (values: SiteEnvironment): string =>
  `${names.map((name) => `${name}=${values[name]}`).join('\n')}\n`
