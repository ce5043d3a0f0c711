import { editDistance } from '@selvedge/commerce-client/search'
import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/database.ts'
import { loadLexicon } from './lexicon.ts'
import { fuzzyLevelOf } from './readFuzzyLevel.ts'

/** A word of a text, with the lexemes that the text search configuration makes of it. */
type Word = { readonly text: string; readonly lexemes: readonly string[] }

const maxWords = 20
const maxNearest = 50

/** The words of the lexicon with the fewest changed letters, at most `level`. */
export const nearestWords = (lexeme: string, lexicon: readonly string[], level: number): string[] => {
  let limit = level
  let nearest: string[] = []
  for (const word of lexicon) {
    const distance = editDistance(lexeme, word, limit)
    if (distance > limit) continue
    if (distance < limit) nearest = []
    limit = distance
    nearest.push(word)
  }
  return nearest.slice(0, maxNearest)
}

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/**
 * The text of a tsquery: for each lexeme its nearest words. A number matches only itself, and so does a lexeme without
 * near words.
 */
export const fuzzyQueryOf = (words: readonly Word[], lexicon: readonly string[], level: number): string =>
  words
    .flatMap(({ text, lexemes }) =>
      lexemes.map((lexeme) => {
        const accepted = /^\d+$/.test(lexeme) ? 0 : fuzzyLevelOf(text.length, level)
        const nearest = nearestWords(lexeme, lexicon, accepted)
        return `(${(nearest.length > 0 ? nearest : [lexeme]).map(quoted).join('|')})`
      }),
    )
    .join('&')

const readLexemes = async (db: Connection, text: string): Promise<Word[]> => {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords)
  if (words.length === 0) return []
  const list = sql.join(
    words.map((word) => sql`(${word}::text)`),
    sql`, `,
  )
  const { rows } = await db.execute(
    sql`select word as text, tsvector_to_array(to_tsvector('english', word)) as lexemes
      from (values ${list}) typed(word)`,
  )
  return rows.map(({ text: word, lexemes }) => ({ text: String(word), lexemes: lexemes as string[] }))
}

/** The tsquery of a fuzzy search; empty when the text has no words. */
export const fuzzyQuery = async (db: Connection, text: string, level: number): Promise<string> =>
  fuzzyQueryOf(await readLexemes(db, text), await loadLexicon(db), level)
