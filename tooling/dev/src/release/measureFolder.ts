import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The size of a folder: the sum of its files in bytes, and their number. */
export type FolderSize = { readonly bytes: number; readonly files: number }

const filesOf = (folder: string): readonly Dirent[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : []

/** Measures a folder with all folders in it. A missing folder has the size 0. */
export const measureFolder = (folder: string): FolderSize => {
  const files = filesOf(folder)
  return {
    bytes: files.reduce((sum, file) => sum + lstatSync(join(file.parentPath, file.name)).size, 0),
    files: files.length,
  }
}

/** Returns the packages in a flat `node_modules` with their sizes, the largest first. */
export const measurePackages = (modules: string): readonly (FolderSize & { readonly name: string })[] => {
  const visible = (folder: string): string[] =>
    existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  return visible(modules)
    .flatMap((name) =>
      name.startsWith('@') ? visible(join(modules, name)).map((part) => `${name}/${part}`) : [name],
    )
    .map((name) => ({ name, ...measureFolder(join(modules, name)) }))
    .toSorted((a, b) => b.bytes - a.bytes)
}
