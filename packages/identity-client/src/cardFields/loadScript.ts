const loading = new Map<string, Promise<void>>()

const insert = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading.delete(url)
      reject(new Error(`The script ${url} could not be loaded.`))
    })
    document.head.append(script)
  })

/** Loads a script from a provider's host, at most once per page. After a failure, another call loads it again. */
export const loadScript = (url: string): Promise<void> => {
  const known = loading.get(url) ?? insert(url)
  loading.set(url, known)
  return known
}
