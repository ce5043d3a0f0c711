import { ErrorPage } from './shared/pages'

export default function NotFound() {
  return <ErrorPage status={404} />
}
