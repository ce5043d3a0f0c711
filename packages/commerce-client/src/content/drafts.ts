/** The name of a draft: 1 to 40 small letters, digits and hyphens. */
const DRAFT_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/
/**
 * The separator between the key of an object and the name of a draft. Keys of custom objects may contain this
 * character.
 */
const MARK = '~'

type CustomObject = { readonly key: string }

/** Whether a text can be the name of a draft: 1 to 40 small letters, digits and hyphens. */
export const isDraftName = (name: string): boolean => DRAFT_NAME.test(name)

/**
 * The key of the custom object that contains a draft of another object, in the same container.
 *
 * @example
 * ```ts
 * import { draftKey } from '@selvedge/commerce-client/content'
 *
 * draftKey('selvedge', 'spring') // 'selvedge~spring'
 * ```
 */
export const draftKey = (key: string, draft: string): string => `${key}${MARK}${draft}`

/** Whether the key of a custom object is the key of a draft. */
export const isDraftKey = (key: string): boolean => key.includes(MARK)

/**
 * The objects of a container that are shown: the published ones by default. With a draft, its objects replace the published
 * objects with the same keys, and its new objects are added. Objects of other drafts are left out.
 *
 * @param draft The name of the draft; without one, only published objects are returned.
 *
 * @example
 * ```ts
 * import { withDraft } from '@selvedge/commerce-client/content'
 *
 * const objects = [{ key: 'garden', value: 1 }, { key: 'garden~spring', value: 2 }]
 *
 * withDraft(objects) // [{ key: 'garden', value: 1 }]
 * withDraft(objects, 'spring') // [{ key: 'garden', value: 2 }]
 * ```
 */
export const withDraft = <Item extends CustomObject>(objects: readonly Item[], draft?: string): Item[] => {
  const shown = new Map(objects.flatMap((object) => (isDraftKey(object.key) ? [] : [[object.key, object]])))
  if (draft === undefined) return [...shown.values()]
  for (const object of objects) {
    const key = object.key.slice(0, object.key.indexOf(MARK))
    if (object.key === draftKey(key, draft)) shown.set(key, { ...object, key })
  }
  return [...shown.values()]
}
