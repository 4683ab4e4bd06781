declare module 'virtual:timings.css';
