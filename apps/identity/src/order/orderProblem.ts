import type { OrderProblem } from '@selvedge/identity-client/contract'

export type { OrderProblem }

type ProblemOf<Kind extends OrderProblem['kind']> = Extract<OrderProblem, { readonly kind: Kind }>

/** The reasons for which Afterpay refuses a payment (spec §8). */
export type DeferredPaymentRefusalCode = ProblemOf<'deferred-payment'>['code']

/** The purchases that store credit cannot pay for (spec §5). */
export type CreditRefusal = NonNullable<ProblemOf<'credit-refused'>['reason']>
