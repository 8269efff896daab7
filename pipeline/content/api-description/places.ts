/** Folder of the API description, from the root of the project, where every command of the project runs. */
export const DESCRIPTION_DIRECTORY = 'content/openapi';
