declare module '*.css' {
  const text: string
  export default text
}

/** The panel's address on the platform, written by the build. */
declare const PANEL_FILE: string
