import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

type Part = {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** What the build says of its files: which ones start the app, and which ones a route needs. */
type Manifest = { readonly entry: Part; readonly routes: Readonly<Record<string, Part>> }

/** A page's first load in bytes of brotli, each file by itself as it is sent. */
export type PageWeight = { readonly scripts: number; readonly styles: number }

const readManifest = (client: string): Manifest => {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error(`${client} holds no manifest: build the storefront.`)
  const [, json = ''] =
    /^window\.__remixManifest=(.*?);?\s*$/s.exec(readFileSync(join(client, 'assets', name), 'utf8')) ?? []
  return JSON.parse(json)
}

/** Weighs what a page of a built storefront loads at first: the app's start, the frame, and the route. */
export const weighPage = (client: string, route: string): PageWeight => {
  const { entry, routes } = readManifest(client)
  const { root, [`routes/${route}`]: own } = routes
  if (!root || !own) throw new Error(`The build has no route ${route}.`)
  const parts = [entry, root, own]
  const sum = (files: readonly string[]): number =>
    [...new Set(files)].reduce(
      (bytes, file) => bytes + brotliCompressSync(readFileSync(join(client, file))).length,
      0,
    )
  return {
    scripts: sum(parts.flatMap(({ module, imports = [] }) => [module, ...imports])),
    styles: sum(parts.flatMap(({ css = [] }) => css)),
  }
}
