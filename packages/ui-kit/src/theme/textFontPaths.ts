import type { Brand } from './brand.ts'
import { fontFiles } from './fontFiles.ts'

/** The text font of each brand, as a path inside the package. Import the file as `@selvedge/ui-kit/${path}`. */
export const textFontPaths: Readonly<Record<Brand, string>> = {
  selvedge: `fonts/${fontFiles.figtree.file}`,
  larkhouse: `fonts/${fontFiles.dmSans.file}`,
}
