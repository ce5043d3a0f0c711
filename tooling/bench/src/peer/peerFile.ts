import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const PressSchema = v.object({
  page: v.picklist(['home', 'category', 'product', 'cart']),
  selector: v.pipe(v.string(), v.nonEmpty()),
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(320)), 390),
})
const PathSchema = v.pipe(v.string(), v.startsWith('/'))
const CommandSchema = v.pipe(v.array(v.string()), v.minLength(1))

const PeerSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  command: CommandSchema,
  pages: v.object({ home: PathSchema, category: PathSchema, product: PathSchema, cart: PathSchema }),
  fillCart: CommandSchema,
  presses: v.optional(
    v.object({
      menu: v.optional(PressSchema),
      add: v.optional(PressSchema),
      quantity: v.optional(PressSchema),
      facet: v.optional(PressSchema),
    }),
    {},
  ),
  links: v.object({ category: v.string(), product: v.string() }),
})

/** How to start and visit another shop: the contents of its `peer.json`. */
export type PeerFile = v.InferOutput<typeof PeerSchema>

/** Parses the text of a `peer.json`. Throws an error that names the file and the first wrong value. */
export const parsePeerFile = (text: string, file: string): PeerFile => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error(`${file} is not JSON.`)
  }
  const parsed = v.safeParse(PeerSchema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}

/** Reads `peer.json` from a folder. */
export const readPeerFile = (folder: string): PeerFile => {
  const file = join(folder, 'peer.json')
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${file} is missing. tooling/bench/README.md says what it contains.`)
  }
  return parsePeerFile(text, file)
}
