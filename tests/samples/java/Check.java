import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles programs, all at once, and prints a line for each mistake: folder of the program, line and message, with tabs
 * between them. The arguments are a folder of packages, one with a folder for each program to compile, and one with a
 * folder for each program that is only parsed.
 */
public final class Check {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    /** A program in a package that has the name of its folder, so that all of them may have a class of one name. */
    private static final class Program extends SimpleJavaFileObject {
        private final String code;

        Program(Path file) throws IOException {
            super(URI.create("memory:///" + file.getParent().getFileName() + "/" + file.getFileName()), Kind.SOURCE);
            code = "package " + file.getParent().getFileName() + ";" + Files.readString(file);
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return code;
        }
    }

    public static void main(String[] args) throws IOException {
        List<Program> compiled = programsIn(args[1]);
        List<Program> parsed = programsIn(args[2]);
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        if (!compiled.isEmpty()) {
            task(compiled, found, "-cp", classPath(args[0])).analyze();
        }
        if (!parsed.isEmpty()) {
            task(parsed, found).parse();
        }
        print(found);
    }

    private static String classPath(String folder) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return files.map(Path::toString)
                .filter(name -> name.endsWith(".jar"))
                .collect(Collectors.joining(File.pathSeparator));
        }
    }

    private static List<Program> programsIn(String folder) throws IOException {
        List<Program> programs = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            for (Path file : (Iterable<Path>) files.filter(path -> path.toString().endsWith(".java"))::iterator) {
                programs.add(new Program(file));
            }
        }
        return programs;
    }

    private static JavacTask task(
            List<Program> programs, DiagnosticCollector<JavaFileObject> found, String... options) {
        List<String> all = new ArrayList<>(List.of("-proc:none", "-Xmaxerrs", "0", "-XDshould-stop.ifError=FLOW"));
        all.addAll(List.of(options));
        return (JavacTask) COMPILER.getTask(null, null, found, all, null, programs);
    }

    private static void print(DiagnosticCollector<JavaFileObject> found) {
        for (Diagnostic<? extends JavaFileObject> problem : found.getDiagnostics()) {
            if (problem.getKind() == Diagnostic.Kind.ERROR && problem.getSource() != null) {
                String folder = Path.of(problem.getSource().toUri().getPath()).getParent().getFileName().toString();
                String message = problem.getMessage(null).replaceAll("\\s*\\n\\s*", ", ");
                System.out.println(folder + "\t" + problem.getLineNumber() + "\t" + message);
            }
        }
    }
}
