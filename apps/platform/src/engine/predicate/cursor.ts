import { PredicateError, type Token } from './tokens.ts'

/** A reader of tokens. `accept…` moves on only when the next token matches, `expect…` throws when it does not. */
export const cursorOver = (tokens: readonly Token[], source: string) => {
  let at = 0
  const fail = (expected: string): never => {
    throw new PredicateError(`Syntax error while parsing '${source}'. Expected ${expected}.`)
  }
  const peek = (ahead = 0): Token | undefined => tokens[at + ahead]
  const isSymbol = (text: string, ahead = 0): boolean => {
    const token = peek(ahead)
    return token?.kind === 'symbol' && token.text === text
  }
  const isWord = (text: string, ahead = 0): boolean => {
    const token = peek(ahead)
    return token?.kind === 'word' && token.text.toLowerCase() === text
  }
  const advanceIf = (matches: boolean): boolean => {
    if (matches) at += 1
    return matches
  }
  return {
    fail,
    peek,
    isSymbol,
    isWord,
    isAtEnd: (): boolean => at >= tokens.length,
    next: (): Token => {
      const token = tokens[at] ?? fail('more input')
      at += 1
      return token
    },
    acceptSymbol: (text: string): boolean => advanceIf(isSymbol(text)),
    acceptWord: (text: string): boolean => advanceIf(isWord(text)),
    expectSymbol: (text: string): void => {
      if (!advanceIf(isSymbol(text))) fail(`'${text}'`)
    },
    expectWord: (text: string): void => {
      if (!advanceIf(isWord(text))) fail(`'${text}'`)
    },
  }
}

export type Cursor = ReturnType<typeof cursorOver>
