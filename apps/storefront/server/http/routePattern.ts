import { matchRoutes } from '@remix-run/react'

type ManifestRoute = {
  readonly id: string
  readonly parentId?: string | undefined
  readonly path?: string | undefined
  readonly index?: boolean | undefined
}
type Manifest = Readonly<Record<string, ManifestRoute | undefined>>
type RouteTree = Parameters<typeof matchRoutes>[0]

const treeOf = (routes: Manifest, parentId?: string): RouteTree =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path = '', index }) =>
      index ? { id, path, index: true } : { id, path, children: treeOf(routes, id) },
    )

/** The path of the page whose data a path loads. */
const pageOf = (path: string): string => (path === '/_root.data' ? '/' : path.replace(/\.data$/, ''))

/**
 * Returns a function that finds the pattern of a page's path, such as `/:locale?/product/:slug`. The images and the
 * sitemaps have their first folder; other paths have `*`.
 */
export const createRoutePattern = (routes: Manifest): ((path: string) => string) => {
  const tree = treeOf(routes)
  return (path) => {
    const image = /^\/(pictures|sitemaps?)\b/.exec(path)
    if (image) return `${image[0]}/*`
    const matches = matchRoutes(tree, pageOf(path)) ?? []
    const pattern = matches.flatMap(({ route }) => route.path || []).join('/')
    return matches.length === 0 ? '*' : `/${pattern}`
  }
}
