import * as v from 'valibot'

const port = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,5}$/, 'it is not a port number'),
  v.transform(Number),
  v.maxValue(65535),
)
const url = (what: string) =>
  v.pipe(v.string(`it is missing: set it to ${what}`), v.url(`it is not an address; set it to ${what}`))
const text = (what: string) =>
  v.pipe(v.string(`it is missing: set it to ${what}`), v.nonEmpty(`it is empty: set it to ${what}`))

const Environment = v.object({
  IDENTITY_PORT: v.optional(port, '3001'),
  DATABASE_URL: text('the Postgres address of this service, e.g. postgres://user@host:5432/identity'),
  SITE_KEY: v.optional(v.string(), 'selvedge'),
  COMMERCE_AUTH_URL: url('the auth host of the commerce project'),
  COMMERCE_API_URL: url('the API host of the commerce project'),
  COMMERCE_PROJECT_KEY: text('the key of the commerce project'),
  COMMERCE_CLIENT_ID: text('the id of an API client'),
  COMMERCE_CLIENT_SECRET: text('the secret of that API client'),
  /** Space-separated scopes to ask for; without them the client's own. */
  COMMERCE_SCOPES: v.optional(v.string()),
  STRIPE_SECRET_KEY: text('the secret key of the Stripe account, or any key of the sandbox'),
  /** Only for the sandbox: where it listens. Without it calls go to Stripe. */
  STRIPE_API_URL: v.optional(url('the address of the payment sandbox')),
  /** Names this process among the survivors that take over its orders. */
  IDENTITY_EXECUTOR_ID: v.optional(v.string(), 'local'),
  LOG_LEVEL: v.optional(v.string(), 'info'),
})

/** Everything the service is told from outside. */
export type Settings = v.InferOutput<typeof Environment>

/** Reads the settings, or says in one line which variable is wrong. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings | { readonly problem: string } => {
  const parsed = v.safeParse(Environment, environment)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const name = String(issue.path?.[0]?.key)
  return {
    problem:
      issue.received === 'undefined'
        ? `${name} is missing. Set it; .env.example says to what.`
        : `${name}: ${issue.message}`,
  }
}
