import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartProblem } from './startProblem.ts'

export const root = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..', '..', '..')

export type Ports = {
  readonly storefront: number
  readonly identity: number
  readonly platform: number
  readonly paymentSandbox: number
}

/** What a run of the whole stack is told. */
export type StackSettings = {
  readonly dataDir: string
  readonly ports: Ports
  readonly databaseUrl: string | undefined
  /** Whether a commerce project of one's own is configured, so that the embedded platform stays off. */
  readonly ownCommerce: boolean
  readonly environment: NodeJS.ProcessEnv
}

const port = (environment: NodeJS.ProcessEnv, variable: string, fallback: number): number => {
  const value = environment[variable]
  if (value === undefined || value === '') return fallback
  if (!/^[0-9]{1,5}$/.test(value) || Number(value) > 65535 || Number(value) < 1)
    throw new StartProblem(`${variable} is "${value}", which is no port. Set it to a number from 1 to 65535.`)
  return Number(value)
}

const commerceVariables = [
  'COMMERCE_AUTH_URL',
  'COMMERCE_API_URL',
  'COMMERCE_PROJECT_KEY',
  'COMMERCE_CLIENT_ID',
  'COMMERCE_CLIENT_SECRET',
]

/** Reads the variables that concern the stack as a whole; the services read their own. */
export const readStackSettings = (environment: NodeJS.ProcessEnv): StackSettings => {
  const given = commerceVariables.filter((name) => environment[name])
  const missing = commerceVariables.filter((name) => !environment[name])
  if (given.length > 0 && missing.length > 0)
    throw new StartProblem(
      `${missing[0]} is missing: a commerce project of your own needs all of ${commerceVariables.join(', ')}.`,
    )
  return {
    dataDir: resolve(root, environment.DATA_DIR ?? '.data'),
    ports: {
      storefront: port(environment, 'STOREFRONT_PORT', 3000),
      identity: port(environment, 'IDENTITY_PORT', 3001),
      platform: port(environment, 'PLATFORM_PORT', 3002),
      paymentSandbox: port(environment, 'PAYMENT_SANDBOX_PORT', 3003),
    },
    databaseUrl: environment.DATABASE_URL || undefined,
    ownCommerce: given.length > 0,
    environment,
  }
}
