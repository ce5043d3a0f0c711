export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'symbol'; readonly text: string }

/** A predicate that cannot be parsed or evaluated. Callers convert it to InvalidInput (HTTP 400). */
export class PredicateError extends Error {
  override readonly name = 'PredicateError'
}

const pattern =
  /\s*(?:(?<text>"(?:[^"\\]|\\.)*")|(?<number>-?\d+(?:\.\d+)?)|(?<quoted>`[^`]+`)|(?<word>[A-Za-z_][\w-]*)|(?<symbol>!=|<>|<=|>=|[=<>(),.]))/y

const unquoted = (quoted: string): string => quoted.slice(1, -1).replace(/\\(.)/g, '$1')

const tokenOf = (groups: Record<string, string | undefined>): Token | undefined => {
  if (groups.text !== undefined) return { kind: 'text', text: unquoted(groups.text) }
  if (groups.number !== undefined) return { kind: 'number', value: Number(groups.number) }
  if (groups.quoted !== undefined) return { kind: 'word', text: groups.quoted.slice(1, -1) }
  if (groups.word !== undefined) return { kind: 'word', text: groups.word }
  if (groups.symbol !== undefined) return { kind: 'symbol', text: groups.symbol }
  return undefined
}

/** Splits a predicate into tokens. Throws `PredicateError` with the position of the first invalid character. */
export const tokensOf = (source: string): Token[] => {
  const tokens: Token[] = []
  const scanner = new RegExp(pattern)
  const end = source.trimEnd().length
  while (scanner.lastIndex < end) {
    const at = scanner.lastIndex
    const token = tokenOf(scanner.exec(source)?.groups ?? {})
    if (!token) throw new PredicateError(`Syntax error while parsing '${source}' at position ${at}.`)
    tokens.push(token)
  }
  return tokens
}
