interface Window {
  dataLayer?: unknown[]
}
