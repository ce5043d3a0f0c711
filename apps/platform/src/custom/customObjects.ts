import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { customObjects } from '../db/schema.ts'
import { concurrentModification, invalidInput, platformError, unwrap } from '../graphql/platformError.ts'
import type { CustomObject } from '../model/customObject.ts'
import { expectVersion, resourceStore } from '../store/resourceStore.ts'
import { parseJson } from './parseJson.ts'

export type CustomObjectDraft = {
  readonly container: string
  readonly key: string
  /** JSON text. */
  readonly value: string
  readonly version?: number | null
}

export const customObjectStore = resourceStore<CustomObject>(
  'key-value-document',
  customObjects,
  ({ container, key }) => ({ container, key }),
  // Two requests created the object at the same time: the later one can retry as an update.
  (_, { id }) => concurrentModification(id, 0, 1),
)

const name = /^[-_~.a-zA-Z0-9]{1,256}$/

const expectName = (field: string, text: string): void => {
  if (!name.test(text))
    throw invalidInput(
      `Malformed parameter: ${field}: must be 1 to 256 letters, digits, '-', '_', '~' or '.'.`,
    )
}

type Deps = { readonly db: Connection; readonly now: () => Date }

/** Creates the object or updates its value. A draft with a version updates only that version. */
export const saveCustomObject = async (deps: Deps, draft: CustomObjectDraft): Promise<CustomObject> => {
  const { container, key, version } = draft
  expectName('container', container)
  expectName('key', key)
  const value = unwrap(parseJson(draft.value))
  if (value === null) throw invalidInput("The 'value' of a custom object must not be null.")
  const named = and(eq(customObjects.container, container), eq(customObjects.key, key))
  const before = await customObjectStore.findWhere(deps.db, named)
  if (before) {
    if (version !== null && version !== undefined) expectVersion(before, version)
    return customObjectStore.save(deps.db, before, { ...before, value }, deps.now())
  }
  // The error has no current version, because the object does not exist.
  if (version)
    throw platformError({
      code: 'ConcurrentModification',
      message: `Object ${container}/${key} does not exist. Expected version: ${version}.`,
    })
  const at = deps.now().toISOString()
  const stamp = { id: randomUUID(), version: 1, createdAt: at, lastModifiedAt: at }
  return customObjectStore.insert(deps.db, { ...stamp, container, key, value })
}
