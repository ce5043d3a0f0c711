import type { Plugin } from 'vite'

const REMIX = /\/@remix-run\/(?:react\/dist\/esm\/[\w-]+|router\/dist\/router)\.js$/

/** What the flags of this build are known to be, by how Remix's browser code asks for them. */
const settled: readonly (readonly [RegExp, string])[] = [
  [/(?<!\w)(?:window\.__remixContext\.)?future\.v3_singleFetch\b/g, 'true'],
  [/(?<!\w)(?:window\.__remixContext\.)?future\.v3_lazyRouteDiscovery\b/g, 'true'],
  [/(?<!\w)window\.__remixContext\.isSpaMode\b/g, 'false'],
  [/(?<![\w.])isSpaMode(?= && | \? | \|\| )/g, 'false'],
  [/!isSpaMode\b/g, 'true'],
  [/if \(isSpaMode\)/g, 'if (false)'],
  // With single fetch the router always hands this function over.
  [/typeof singleFetch === "function"/g, 'true'],
  // What a server writes into a page is not written again in the browser; deferred data comes by the stream.
  [/!isStatic(?= \? " ")/g, 'true'],
  [/(?<=contextScript = )staticContext(?= \?)/g, 'false'],
  [/(?<= && )__remixContext\.a(?=\))/g, 'false'],
  // The router's own flags, all of which Remix sets.
  [/(?<!\w)future\.v7_\w+/g, 'true'],
  // With single fetch deferred data is a promise; nothing hands the router an object that tracks some.
  [/(?<=function isDeferredResult\(result\) \{\n {2}return )[^;]+/g, 'false'],
  [/(?<=function isDeferredData\(value\) \{\n {2}let deferred = value;\n {2}return )[^;]+/g, 'false'],
  // What it would tell a developer, of routes and blockers that this shop does not have.
  [/(?<=function warning\(cond, message\) \{\n {2}if \()!cond/g, 'false'],
  // Only the development server renews modules.
  [/if \(needsRevalidation\)/g, 'if (false)'],
]

export const settle = (code: string): string =>
  settled.reduce((text, [flag, value]) => text.replace(flag, value), code)

/**
 * Remix decides in the browser by flags that this build has settled long before. Written out here, the ways never taken
 * (data of former versions, an app without a server) fall away when the code is minified.
 */
export const settledFlags = (): Plugin => ({
  name: 'settled-flags',
  apply: 'build',
  transform(code, id, options) {
    if (options?.ssr || !REMIX.test(id.split('?')[0] ?? id)) return undefined
    const lean = settle(code)
    return lean === code ? undefined : { code: lean, map: null }
  },
})
