import type { Context } from 'hono'

/** Reads text fields of a form. A missing field is empty. Removes NUL characters, which the database cannot store. */
export const readFields = async <Name extends string>(
  context: Context,
  names: readonly Name[],
): Promise<Readonly<Record<Name, string>>> => {
  const body = await context.req.parseBody()
  const textOf = (name: Name): string => {
    const value = body[name]
    return typeof value === 'string' ? value.replaceAll('\0', '') : ''
  }
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}
