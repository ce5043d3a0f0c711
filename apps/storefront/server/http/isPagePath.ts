/** Whether a path is valid percent-encoded UTF-8. Remix would print a warning for any other path. */
const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Whether a path can be that of a page. No route receives a path that is not valid UTF-8, or that has a NUL, a backslash
 * or two slashes in a row.
 */
export const isPagePath = (path: string): boolean => isDecodable(path) && !/%00|%5C|\/\//i.test(path)
