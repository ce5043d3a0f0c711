/** The packages of an installation by their licence, as `pnpm licenses list --json` prints them. */
export type ListedLicences = Readonly<Record<string, readonly { readonly name: string }[]>>

/**
 * Licences that allow use in a closed shop. MPL-2.0 and OFL-1.1 require publication only for changes to the licensed
 * files themselves.
 */
const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages with another licence, and why they are allowed. */
const allowedPackages: Readonly<Record<string, string>> = {
  '@lix-js/sdk': 'Apache-2.0 in its repository; used when messages are compiled, not in the shop',
  '@img/sharp-libvips': 'LGPL-3.0-or-later, a separate library that is linked dynamically',
  'require-like': 'MIT in its licence file; used when styles are built, not in the shop',
}

/** Whether a licence expression such as `(MIT OR GPL-2.0) AND ISC` can be met with allowed licences. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/ AND /)
    .every((part) =>
      part.split(/ OR /).some((licence) => allowedLicences.has(licence.replace(/ WITH .*/, '').trim())),
    )

const isAllowedPackage = (name: string): boolean =>
  Object.keys(allowedPackages).some((allowed) => name === allowed || name.startsWith(`${allowed}-`))

/** Returns one line for each installed package whose licence is not allowed. */
export const licenceProblems = (listed: ListedLicences): readonly string[] =>
  Object.entries(listed).flatMap(([licence, packages]) =>
    isAllowed(licence)
      ? []
      : packages
          .filter(({ name }) => !isAllowedPackage(name))
          .map(({ name }) => `${name} has the licence ${licence}, which is not allowed`),
  )
