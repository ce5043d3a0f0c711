import type { CardSource } from '@selvedge/identity-client/card-fields'
import * as v from 'valibot'

const script = (what: string) => v.pipe(v.string(), v.url(`it is not an address; set it to ${what}`))

/** What the card fields of the payment step need. A provider's are shown when its public key is set. */
export const cardFieldEntries = {
  /** Which provider's fields are shown when both could; the identity service has the same setting. */
  CARD_PROVIDER: v.optional(v.picklist(['stripe', 'braintree'], 'it is neither stripe nor braintree')),
  STRIPE_PUBLISHABLE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^pk_/, 'it is not a publishable key; those begin with pk_')),
  ),
  /** Stripe's script. Stripe wants it loaded from its own host; releases have names of their own. */
  STRIPE_SCRIPT_URL: v.optional(
    script('the address of Stripe’s script'),
    'https://js.stripe.com/endive/stripe.js',
  ),
  BRAINTREE_TOKENIZATION_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(sandbox|production)_/,
        'it is not a tokenization key; those begin with sandbox_ or production_',
      ),
    ),
  ),
  /** The folder of Braintree's scripts, which holds client.min.js and hosted-fields.min.js. */
  BRAINTREE_SCRIPTS_URL: v.optional(
    script('the folder of Braintree’s scripts'),
    'https://js.braintreegateway.com/web/3.144.0/js',
  ),
  /** The payment sandbox, whose card fields stand in without a provider's key. */
  CARD_FIELDS_URL: v.optional(script('the origin of the payment sandbox')),
} as const

type Entries = v.InferOutput<ReturnType<typeof v.object<typeof cardFieldEntries>>>

/** Whose card fields are shown, by the settings. */
export const cardSourceOf = (settings: Entries): CardSource => {
  const { STRIPE_PUBLISHABLE_KEY, BRAINTREE_TOKENIZATION_KEY, CARD_FIELDS_URL, CARD_PROVIDER } = settings
  const scripts = settings.BRAINTREE_SCRIPTS_URL.replace(/\/+$/, '')
  const braintree: CardSource | undefined = BRAINTREE_TOKENIZATION_KEY
    ? {
        kind: 'braintree',
        clientScript: `${scripts}/client.min.js`,
        fieldsScript: `${scripts}/hosted-fields.min.js`,
        key: BRAINTREE_TOKENIZATION_KEY,
      }
    : undefined
  const stripe: CardSource | undefined = STRIPE_PUBLISHABLE_KEY
    ? { kind: 'stripe', script: settings.STRIPE_SCRIPT_URL, key: STRIPE_PUBLISHABLE_KEY }
    : undefined
  const sandbox: CardSource = CARD_FIELDS_URL ? { kind: 'sandbox', url: CARD_FIELDS_URL } : { kind: 'none' }
  const chosen = CARD_PROVIDER === 'braintree' ? (braintree ?? stripe) : (stripe ?? braintree)
  return chosen ?? sandbox
}
