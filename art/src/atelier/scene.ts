/** Scenes: the layers of a picture, from far to near. */
export { defineScene, layer } from '../engine/scene';
