import { approved, declined, fault, type Outcome } from '../cards/outcome.ts'

const shopper = (key: string, says: string, outcome: Outcome) => ({ key, says, outcome })

/** The test shoppers of Afterpay's page, and what happens when the shop asks for their payment. */
export const shoppers = [
  shopper('approved', 'Approved', approved),
  shopper('declined', 'Declined when charged', declined('generic_decline')),
  shopper('slow', 'Approved after three seconds', fault('slow')),
  shopper('hang-after', 'Charged, then silence', fault('hang-after')),
  shopper('hang-before', 'Silence, not charged', fault('hang-before')),
]

/** What a shopper does; who is not known is declined. */
export const outcomeOf = (key: string): Outcome =>
  shoppers.find((candidate) => candidate.key === key)?.outcome ?? declined('generic_decline')
