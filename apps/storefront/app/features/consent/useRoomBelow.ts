import { type RefObject, useEffect } from 'react'

/** Keeps room at the page's end for what lies over it, and scrolls what gets the focus clear of it. */
export const useRoomBelow = (over: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const section = over.current?.querySelector('section')
    if (!section) return
    const { style: body } = document.body
    const { style: page } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = `${Math.ceil(section.getBoundingClientRect().height) + 24}px`
      body.paddingBottom = height
      page.scrollPaddingBottom = height
    })
    observer.observe(section)
    return () => {
      observer.disconnect()
      body.paddingBottom = ''
      page.scrollPaddingBottom = ''
    }
  }, [over])
}
