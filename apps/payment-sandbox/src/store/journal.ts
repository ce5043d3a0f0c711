import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Something the sandbox remembers. `object` is the provider's name for its kind. */
export type Entity = { readonly id: string; readonly object: string }

/** Everything that was ever saved, the newest state of each by id; written to a file when there is a folder. */
export type Journal = {
  readonly save: (entity: Entity) => void
  readonly find: (id: string) => Entity | undefined
  readonly all: () => readonly Entity[]
}

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && 'id' in value && 'object' in value

const parseLine = (line: string): Entity | undefined => {
  try {
    const value: unknown = JSON.parse(line)
    return isEntity(value) ? value : undefined
  } catch {
    // The last line of a killed run may be cut off; what was acknowledged stands in the lines before it.
    return undefined
  }
}

export const openJournal = (folder: string | undefined): Journal => {
  const entities = new Map<string, Entity>()
  const file = folder ? join(folder, 'payment-sandbox.jsonl') : undefined
  if (folder) mkdirSync(folder, { recursive: true })
  if (file && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const entity = parseLine(line)
      if (entity) entities.set(entity.id, entity)
    }
  return {
    save: (entity) => {
      if (file) appendFileSync(file, `${JSON.stringify(entity)}\n`)
      entities.set(entity.id, entity)
    },
    find: (id) => entities.get(id),
    all: () => [...entities.values()],
  }
}
