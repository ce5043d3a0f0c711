import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { directionOf, localise, type StoryLocale } from '../../src/stories/locales.ts'
import type { SheetStory } from './storyFiles.ts'

const rewrite = (root: HTMLElement, locale: StoryLocale): void => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.trim()) node.nodeValue = localise(node.nodeValue, locale)
}

type ShownProps = {
  readonly story: SheetStory
  /** The locale of a story that has no locale of its own. */
  readonly locale: StoryLocale
}

/** A story with its decorators. Its locale applies to its frame instead of the document. */
export const Shown = ({ story, locale: documentLocale }: ShownProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const locale = (story.globals?.locale ?? documentLocale) as StoryLocale
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
