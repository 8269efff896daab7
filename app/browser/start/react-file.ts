/** Stands for the URL of React's file until the site is built, see `app/astro/react-file.ts`. */
export const REACT_FILE = '%react-file%';
