import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Exposure, readExposure } from './exposure.ts'
import { StartupError } from './startupError.ts'

export const root = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..', '..', '..')

export type Ports = {
  readonly storefront: number
  readonly identity: number
  readonly platform: number
  readonly paymentSandbox: number
  /** The second port of the storefront, for the site Larkhouse; undefined when it is not shown. */
  readonly larkhouse: number | undefined
  /**
   * A further port of the storefront, for a checkout on its own origin; undefined when the checkout is on the shop's
   * origin.
   */
  readonly checkout: number | undefined
}

/** The settings of a run of the whole stack. */
export type StackSettings = {
  readonly dataDir: string
  readonly ports: Ports
  readonly databaseUrl: string | undefined
  /** Whether an external commerce project is configured; the embedded platform does not start then. */
  readonly ownCommerce: boolean
  readonly exposure: Exposure
  readonly environment: NodeJS.ProcessEnv
}

/** Ports above 1023 that browsers and `fetch` refuse to open (the Fetch standard, "bad ports"). */
const refusedPorts = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]

const port = (environment: NodeJS.ProcessEnv, variable: string, fallback: number): number => {
  const value = environment[variable]
  if (value === undefined || value === '') return fallback
  if (!/^[0-9]{1,5}$/.test(value) || Number(value) > 65535 || Number(value) < 1)
    throw new StartupError(`${variable} is "${value}", which is no port. Set it to a number from 1 to 65535.`)
  if (refusedPorts.includes(Number(value)))
    throw new StartupError(`${variable} is ${value}, which browsers refuse to open. Set it to another port.`)
  return Number(value)
}

const portVariables: Readonly<Record<keyof Ports, string>> = {
  storefront: 'STOREFRONT_PORT',
  identity: 'IDENTITY_PORT',
  platform: 'PLATFORM_PORT',
  paymentSandbox: 'PAYMENT_SANDBOX_PORT',
  larkhouse: 'LARKHOUSE_PORT',
  checkout: 'CHECKOUT_PORT',
}

const readPorts = (environment: NodeJS.ProcessEnv, ownCommerce: boolean): Ports => {
  const ports: Ports = {
    storefront: port(environment, portVariables.storefront, 3000),
    identity: port(environment, portVariables.identity, 3001),
    platform: port(environment, portVariables.platform, 3002),
    paymentSandbox: port(environment, portVariables.paymentSandbox, 3003),
    // With an external commerce project, the site Larkhouse is shown only if `LARKHOUSE_PORT` is set.
    larkhouse:
      ownCommerce && !environment.LARKHOUSE_PORT
        ? undefined
        : port(environment, portVariables.larkhouse, 3010),
    checkout: environment.CHECKOUT_PORT ? port(environment, portVariables.checkout, 3020) : undefined,
  }
  const names = Object.keys(portVariables) as (keyof Ports)[]
  for (const [at, name] of names.entries()) {
    const duplicate = names
      .slice(at + 1)
      .find((other) => ports[other] === ports[name] && ports[name] !== undefined)
    if (duplicate)
      throw new StartupError(
        `${portVariables[name]} and ${portVariables[duplicate]} are both ${ports[name]}. Give each service a port of its own.`,
      )
  }
  return ports
}

const readDatabaseUrl = ({ DATABASE_URL: value }: NodeJS.ProcessEnv): string | undefined => {
  if (!value) return undefined
  if (!/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new StartupError(
      'DATABASE_URL is not the address of a Postgres. It looks like postgres://user:password@host:5432/database.',
    )
  return value
}

const commerceVariables = [
  'COMMERCE_AUTH_URL',
  'COMMERCE_API_URL',
  'COMMERCE_PROJECT_KEY',
  'COMMERCE_CLIENT_ID',
  'COMMERCE_CLIENT_SECRET',
]

/** Reads the variables that concern the whole stack. Each service reads its own variables. */
export const readStackSettings = (environment: NodeJS.ProcessEnv): StackSettings => {
  const given = commerceVariables.filter((name) => environment[name])
  const missing = commerceVariables.filter((name) => !environment[name])
  if (given.length > 0 && missing.length > 0)
    throw new StartupError(
      `${missing[0]} is missing: a commerce project of your own needs all of ${commerceVariables.join(', ')}.`,
    )
  return {
    dataDir: resolve(root, environment.DATA_DIR || '.data'),
    ports: readPorts(environment, given.length > 0),
    databaseUrl: readDatabaseUrl(environment),
    ownCommerce: given.length > 0,
    exposure: readExposure(environment),
    environment,
  }
}
