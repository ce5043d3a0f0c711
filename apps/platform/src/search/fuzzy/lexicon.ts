import type { Connection } from '../../db/database.ts'
import { catalogueVersion, productWords } from '../../db/schema.ts'

type Lexicon = { readonly version: number; readonly words: Promise<readonly string[]> }

const lexicons = new WeakMap<Connection, Lexicon>()

const readWords = async (db: Connection): Promise<readonly string[]> =>
  (await db.select().from(productWords)).map(({ word }) => word)

/** The lexemes of the catalogue's names and labels, cached until the catalogue's version rises. */
export const loadLexicon = async (db: Connection): Promise<readonly string[]> => {
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion)
  const version = row?.version ?? 0
  const cached = lexicons.get(db)
  if (cached?.version === version) return cached.words
  const lexicon = { version, words: readWords(db) }
  lexicons.set(db, lexicon)
  lexicon.words.catch(() => lexicons.get(db) === lexicon && lexicons.delete(db))
  return lexicon.words
}
