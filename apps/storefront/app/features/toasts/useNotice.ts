import { useEffect } from 'react'
import { useShop } from '../frame/useShop.ts'
import { noticeToast } from './noticeToast.ts'
import { useToast } from './useToast.ts'

/** Shows what the server has to tell with this page, once. */
export const useNotice = (): void => {
  const show = useToast()
  const notice = useShop()?.notice
  useEffect(() => {
    if (notice) show(noticeToast(notice))
  }, [notice, show])
}
