import { approved, declined, fault, type Outcome } from '../cards/outcome.ts'

const shopper = (key: string, label: string, outcome: Outcome) => ({ key, label, outcome })

/** The test shoppers of Afterpay's page, and the outcome when the shop charges each of them. */
export const shoppers = [
  shopper('approved', 'Approved', approved),
  shopper('declined', 'Declined when charged', declined('generic_decline')),
  shopper('slow', 'Approved after three seconds', fault('slow')),
  shopper('hang-after', 'Charged, then silence', fault('hang-after')),
  shopper('hang-before', 'Silence, not charged', fault('hang-before')),
]

/** The outcome of a test shopper; an unknown one is declined. */
export const outcomeOf = (key: string): Outcome =>
  shoppers.find((candidate) => candidate.key === key)?.outcome ?? declined('generic_decline')
