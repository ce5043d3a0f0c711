import type { PaymentIntent } from './entities.ts'
import { invalidRequest, type Result } from './stripeError.ts'

type Predicate = (intent: PaymentIntent) => boolean

const CLAUSE =
  /^(-)?(?:metadata\[(?:'([^']*)'|"([^"]*)")\]|(status|currency|customer))\s*:\s*(?:'([^']*)'|"([^"]*)")$/
const RANGE = /^(created|amount)\s*(>=|<=|>|<|:)\s*'?([0-9]+)'?$/

const clause = (text: string): Predicate | undefined => {
  const range = RANGE.exec(text)
  if (range) {
    const field = range[1] === 'created' ? 'created' : 'amount'
    const bound = Number(range[3])
    return (intent) => {
      const value = intent[field]
      if (range[2] === '>') return value > bound
      if (range[2] === '<') return value < bound
      if (range[2] === '>=') return value >= bound
      return range[2] === '<=' ? value <= bound : value === bound
    }
  }
  const match = CLAUSE.exec(text)
  if (!match) return undefined
  const expected = match[5] ?? match[6] ?? ''
  const key = match[2] ?? match[3]
  const field =
    match[4] === 'status' || match[4] === 'currency' || match[4] === 'customer' ? match[4] : 'status'
  const matches: Predicate = (intent) =>
    (key === undefined ? intent[field] : intent.metadata[key]) === expected
  return match[1] ? (intent) => !matches(intent) : matches
}

/** Parses the part of Stripe's search language that the order service needs: clauses joined by AND or by OR. */
export const readQuery = (query: string): Result<Predicate> => {
  // Quoted values may contain AND and OR.
  const parts = query.trim().split(/\s+(AND|OR)\s+(?=(?:[^'"]|'[^']*'|"[^"]*")*$)/i)
  const joiners = new Set(parts.filter((_, at) => at % 2 === 1).map((word) => word.toUpperCase()))
  const tests = parts.filter((_, at) => at % 2 === 0).map(clause)
  const known = tests.filter((test) => test !== undefined)
  if (known.length !== tests.length || joiners.size > 1)
    return {
      failure: invalidRequest(
        "We were unable to parse your search query. An example of the expected format is metadata['order_number']:'SV-1' AND status:'succeeded'.",
        { param: 'query' },
      ),
    }
  return {
    value: (intent) =>
      joiners.has('OR') ? known.some((test) => test(intent)) : known.every((test) => test(intent)),
  }
}
