import * as v from 'valibot'

const port = v.pipe(v.string(), v.regex(/^[0-9]{1,5}$/), v.transform(Number), v.maxValue(65535))

const Environment = v.object({
  PAYMENT_SANDBOX_PORT: v.optional(port, '3003'),
  /** Where browsers reach this service. */
  PAYMENT_SANDBOX_PUBLIC_URL: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:3003'),
  /** Comma-separated origins of the shops that may embed the card fields. */
  PAYMENT_SANDBOX_SHOP_ORIGINS: v.optional(v.string(), 'http://localhost:3000'),
  /** A folder for the journal of charges; without it they are forgotten at the end. */
  PAYMENT_SANDBOX_DATA_DIR: v.optional(v.string()),
  STRIPE_SECRET_KEY: v.optional(v.string(), 'sk_test_selvedge'),
})

export type Settings = {
  readonly port: number
  readonly publicUrl: string
  readonly shopOrigins: readonly string[]
  readonly dataDir: string | undefined
  readonly secretKey: string
}

/** Reads the settings, or says in one line which variable is wrong. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings | { readonly problem: string } => {
  if (environment.NODE_ENV === 'production')
    return { problem: 'The payment sandbox moves no money and does not start with NODE_ENV=production.' }
  const parsed = v.safeParse(Environment, environment)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    return { problem: `${String(issue.path?.[0]?.key)} is wrong: ${issue.message}` }
  }
  const { output } = parsed
  return {
    port: output.PAYMENT_SANDBOX_PORT,
    publicUrl: output.PAYMENT_SANDBOX_PUBLIC_URL.replace(/\/+$/, ''),
    shopOrigins: output.PAYMENT_SANDBOX_SHOP_ORIGINS.split(',').map((origin) => origin.trim()),
    dataDir: output.PAYMENT_SANDBOX_DATA_DIR,
    secretKey: output.STRIPE_SECRET_KEY,
  }
}
