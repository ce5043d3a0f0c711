import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { directionOf, localise, type StoryLocale } from '../../src/stories/locales.ts'
import type { SheetStory } from './storyFiles.ts'

const rewrite = (root: HTMLElement, locale: StoryLocale): void => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.trim()) node.nodeValue = localise(node.nodeValue, locale)
}

/** A story with its decorators. Its locale applies to its frame instead of the document. */
export const Shown = ({ story }: { readonly story: SheetStory }) => {
  const frame = useRef<HTMLDivElement>(null)
  const locale = (story.globals?.locale ?? 'en-US') as StoryLocale
  useLayoutEffect(() => {
    if (frame.current && locale === 'en-XA') rewrite(frame.current, locale)
  }, [locale])
  const drawn = (story.decorators ?? []).reduce<() => ReactNode>(
    (Inner, decorate) => () => decorate(Inner),
    () => story.render?.(),
  )
  return (
    <div ref={frame} lang={locale} dir={directionOf(locale)}>
      {drawn()}
    </div>
  )
}
