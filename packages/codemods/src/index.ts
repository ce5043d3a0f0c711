export type { RenamedImport, RenameResult } from './renameImports.ts'
export { renameImports } from './renameImports.ts'
export type { Renames } from './renames.ts'
export { renamedExports, renamedMembers } from './renames.ts'
