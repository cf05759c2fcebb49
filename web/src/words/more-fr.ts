import more from '../../../content/text/fr/more.ftl?raw';

export default { more };
