import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A stored object. `object` is the provider's name for its kind. */
export type Entity = { readonly id: string; readonly object: string }

/**
 * The newest state of each stored object, by kind and id. It is also written to a file when the sandbox has a data
 * folder.
 */
export type Journal = {
  readonly save: (entity: Entity) => void
  readonly find: (object: string, id: string) => Entity | undefined
  readonly all: (object: string) => readonly Entity[]
  /** Writes everything that `run` saves in one call, so that a killed process has stored all of it or nothing. */
  readonly batch: <Value>(run: () => Value) => Value
}

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'object' in value &&
  typeof value.object === 'string'

const parseLine = (line: string): Entity | undefined => {
  try {
    const value: unknown = JSON.parse(line)
    return isEntity(value) ? value : undefined
  } catch {
    // The last line of a killed run may be incomplete; the lines before it contain everything that was
    // acknowledged.
    return undefined
  }
}

const lines = (entities: Iterable<Entity>): string =>
  [...entities].map((entity) => `${JSON.stringify(entity)}\n`).join('')

export const openJournal = (folder: string | undefined): Journal => {
  const kinds = new Map<string, Map<string, Entity>>()
  const file = folder ? join(folder, 'payment-sandbox.jsonl') : undefined
  const remember = (entity: Entity): void => {
    const kind = kinds.get(entity.object) ?? new Map<string, Entity>()
    kind.set(entity.id, entity)
    kinds.set(entity.object, kind)
  }
  if (folder) mkdirSync(folder, { recursive: true })
  if (file && existsSync(file)) {
    const read = readFileSync(file, 'utf8').split('\n')
    for (const line of read) {
      const entity = parseLine(line)
      if (entity) remember(entity)
    }
    // Rewrites the file without older states and without an incomplete last line.
    writeFileSync(`${file}.new`, lines([...kinds.values()].flatMap((kind) => [...kind.values()])))
    renameSync(`${file}.new`, file)
  }
  let unwritten: Entity[] | undefined
  const write = (entities: readonly Entity[]): void => {
    if (file && entities.length > 0) appendFileSync(file, lines(entities))
  }
  return {
    save: (entity) => {
      if (unwritten) unwritten.push(entity)
      else write([entity])
      remember(entity)
    },
    batch: (run) => {
      if (unwritten) return run()
      const entities: Entity[] = []
      unwritten = entities
      try {
        return run()
      } finally {
        unwritten = undefined
        write(entities)
      }
    },
    find: (object, id) => kinds.get(object)?.get(id),
    all: (object) => [...(kinds.get(object)?.values() ?? [])],
  }
}
