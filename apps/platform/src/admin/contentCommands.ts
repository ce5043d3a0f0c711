import { readFile } from 'node:fs/promises'
import { draftKey, isDraftKey, isDraftName } from '@selvedge/commerce-client/content'
import { inArray } from 'drizzle-orm'
import { customObjectStore, saveCustomObject } from '../custom/customObjects.ts'
import { parseJson } from '../custom/parseJson.ts'
import type { Connection } from '../db/database.ts'
import { customObjects } from '../db/schema.ts'
import type { Command, Outcome } from './command.ts'
import { categoryProblem, isFields, SITES } from './siteObjects.ts'

/** The containers whose objects are shown on pages. */
const containers = ['home', SITES, 'artists', 'collections', 'materials', 'guides'] as const

/** The transaction in which a command runs, and the current time. */
type Deps = { readonly db: Connection; readonly now: Date }
/** Whether a text is the key of a published object or of a draft. */
const isKey = (key: string): boolean => {
  const [published = '', draft, ...rest] = key.split('~')
  return (
    /^[a-z0-9][a-z0-9_-]{0,99}$/.test(published) &&
    rest.length === 0 &&
    (draft === undefined || isDraftName(draft))
  )
}

const saveContent = async (
  { db, now }: Deps,
  container: string,
  key: string,
  path: string,
): Promise<Outcome> => {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return { ok: false, reason: `The file ${path} cannot be read.` }
  const parsed = parseJson(text)
  if (!parsed.ok || !isFields(parsed.value))
    return { ok: false, reason: `${path} must contain one JSON object.` }
  const problem = container === SITES ? await categoryProblem(db, parsed.value.categories) : ''
  if (problem) return { ok: false, reason: problem }
  await saveCustomObject({ db, now: () => now }, { container, key, value: text })
  return {
    ok: true,
    message: isDraftKey(key)
      ? `${container}/${key} is saved. Only a preview shows it, until publish-draft publishes it.`
      : `${container}/${key} is saved. Shops show it within minutes.`,
  }
}

/** Saves content that pages show, or a draft of it. */
export const saveContentCommand: Command = {
  usage: 'save-content CONTAINER KEY FILE.json',
  summary: 'save content of the shop, or a draft of it (KEY~DRAFT)',
  options: {},
  prepare: ({ positionals: [container, key, path, ...rest] }) => {
    if (!containers.some((known) => known === container))
      return `CONTAINER must be one of ${containers.join(', ')}.`
    if (key === undefined || !isKey(key))
      return 'KEY must be a key, such as selvedge, or that of a draft, such as selvedge~spring: small letters, digits and hyphens.'
    if (path === undefined || rest.length > 0) return 'Give one file with a JSON object.'
    return ({ db, now }) => db.transaction((tx) => saveContent({ db: tx, now }, String(container), key, path))
  },
}

/** The objects of a draft, each with the published object that it changes, if there is one. */
const objectsOfDraft = async (db: Connection, draft: string) => {
  const all = await customObjectStore.findAllWhere(db, inArray(customObjects.container, [...containers]))
  return all.flatMap((object) => {
    const [key = ''] = object.key.split('~')
    if (object.key !== draftKey(key, draft)) return []
    const published = all.find((other) => other.container === object.container && other.key === key)
    return [{ object, key, published }]
  })
}

/** Creates a command that applies `change` to the objects of a draft. `publish-draft` and `discard-draft` use it. */
const draftCommand = (
  name: string,
  summary: string,
  change: (deps: Deps, objects: Awaited<ReturnType<typeof objectsOfDraft>>) => Promise<string>,
): Command => ({
  usage: `${name} DRAFT`,
  summary,
  options: {},
  prepare: ({ positionals: [draft, ...rest] }) => {
    if (draft === undefined || !isDraftName(draft) || rest.length > 0)
      return 'Give the name of one draft: small letters, digits and hyphens.'
    return ({ db, now }) =>
      db.transaction(async (tx): Promise<Outcome> => {
        const objects = await objectsOfDraft(tx, draft)
        if (objects.length === 0) return { ok: false, reason: `There is no draft '${draft}'.` }
        const message = await change({ db: tx, now }, objects)
        for (const { object } of objects) await customObjectStore.remove(tx, object)
        return { ok: true, message }
      })
  },
})

const namesOf = (objects: Awaited<ReturnType<typeof objectsOfDraft>>): string =>
  objects.map(({ object, key }) => `${object.container}/${key}`).join(', ')

/**
 * Replaces published content with a draft. A draft of a site's configuration replaces only the fields that it contains.
 */
export const publishDraftCommand = draftCommand(
  'publish-draft',
  'publish all content of a draft',
  async ({ db, now }, objects) => {
    for (const { object, key, published } of objects) {
      const { container } = object
      const before = container === SITES && isFields(published?.value) ? published.value : {}
      const value = JSON.stringify(isFields(object.value) ? { ...before, ...object.value } : object.value)
      await saveCustomObject({ db, now: () => now }, { container, key, value })
    }
    return `Published: ${namesOf(objects)}. Shops show it within minutes.`
  },
)

/** Deletes a draft. */
export const discardDraftCommand = draftCommand(
  'discard-draft',
  'delete a draft, without changing what is published',
  async (_, objects) => `Deleted the drafts of ${namesOf(objects)}.`,
)
