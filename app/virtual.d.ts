declare module 'virtual:timings.css';
declare module 'virtual:head-script' {
  const text: string;
  export default text;
}
