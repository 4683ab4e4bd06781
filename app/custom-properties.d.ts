/** A name of a custom property. */
export type CustomProperty = `--${string}`;

/** `style` takes custom properties too. */
declare module 'react' {
  interface CSSProperties {
    [name: CustomProperty]: string | number | undefined;
  }
}
