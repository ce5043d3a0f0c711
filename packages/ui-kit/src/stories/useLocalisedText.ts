import { type RefObject, useLayoutEffect } from 'react'
import { localise, type StoryLocale } from './locales.ts'

// The last rewritten text of each node. All stories share this map, so that no text is rewritten twice.
const written = new WeakMap<Node, string>()

/** Rewrites every text of the document or of an element for a locale, including text that appears later. */
export const useLocalisedText = (locale: StoryLocale, within?: RefObject<HTMLElement>): void => {
  useLayoutEffect(() => {
    const root = within ? within.current : document.body
    if (!root || localise('$1.00 ab', locale) === '$1.00 ab') return
    const rewrite = (node: Node) => {
      if (node.nodeType !== Node.TEXT_NODE) {
        for (const child of node.childNodes) rewrite(child)
        return
      }
      const { nodeValue, parentElement } = node
      if (!nodeValue?.trim() || nodeValue === written.get(node) || parentElement?.closest('script, style'))
        return
      const text = localise(nodeValue, locale)
      written.set(node, text)
      node.nodeValue = text
    }
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) rewrite(node)
    })
    rewrite(root)
    observer.observe(root, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [locale, within])
}
